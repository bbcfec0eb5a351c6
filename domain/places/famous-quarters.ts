/** Quarters that people name instead of their city, whatever village elsewhere is called so: `catalogue slug: quarters`, one a line. */
const lines = `
london: Notting Hill|Shoreditch|Camden Town|Brixton|Covent Garden|Mayfair|South Kensington|Hackney|Peckham
paris: Le Marais|Saint-Germain-des-Prés|Pigalle
tokyo: Shinjuku|Harajuku|Asakusa|Ginza|Roppongi|Ueno|Shimokitazawa|Ikebukuro|Odaiba
new-york: Greenwich Village|East Village|Lower East Side|Upper West Side|Upper East Side|Harlem|Bushwick|Hell's Kitchen|Tribeca
barcelona: El Born|Gothic Quarter|Barri Gòtic|Barceloneta|El Raval|Eixample|Poble Sec
madrid: Malasaña|Lavapiés|Chueca
venice: Cannaregio|Dorsoduro
naples: Spaccanapoli|Quartieri Spagnoli
prague: Vinohrady|Malá Strana|Žižkov
copenhagen: Nørrebro|Vesterbro|Christianshavn
istanbul: Sultanahmet|Galata|Beyoglu|Karakoy
seoul: Itaewon|Gangnam|Myeongdong|Insadong|Bukchon
hong-kong: Mong Kok|Tsim Sha Tsui|Sheung Wan
taipei: Ximending
bangkok: Sukhumvit|Thonglor
singapore: Tiong Bahru|Kampong Glam
buenos-aires: San Telmo|Palermo Soho|Puerto Madero
mexico-city: Roma Norte|Coyoacán|Polanco
lima: Miraflores|Barranco
melbourne: Fitzroy|St Kilda
miami: Wynwood|Little Havana|South Beach|Coconut Grove
toronto: Kensington Market
`

export const famousQuarters: readonly { name: string; slug: string }[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [slug = '', names = ''] = line.split(': ')
    return names.split('|').map((name) => ({ name, slug }))
  })
