/** "Hello" and "thank you", as they are said, in letters that a traveller can read. */

const lines = `
Afrikaans|hallo|dankie
Albanian|përshëndetje|faleminderit
Arabic|marhaba|shukran
Bosnian|dobar dan|hvala
Bulgarian|dobar den|blagodarya
Cantonese|nei hou|m goi
Catalan|bon dia|gràcies
Croatian|dobar dan|hvala
Czech|dobrý den|děkuji
Danish|hej|tak
Dutch|hallo|dank je wel
Estonian|tere|aitäh
Filipino|kumusta|salamat
Finnish|hei|kiitos
French|bonjour|merci
Georgian|gamarjoba|madloba
German|guten Tag|danke
Greek|yassas|efcharistó
Hawaiian|aloha|mahalo
Hebrew|shalom|toda
Hindi|namaste|dhanyavaad
Hungarian|jó napot|köszönöm
Icelandic|góðan daginn|takk
Indonesian|halo|terima kasih
Irish|dia duit|go raibh maith agat
Italian|buongiorno|grazie
Japanese|konnichiwa|arigatō gozaimasu
Khmer|suosdei|orkun
Korean|annyeonghaseyo|gamsahamnida
Latvian|labdien|paldies
Lithuanian|laba diena|ačiū
Malay|helo|terima kasih
Maltese|bonġu|grazzi
Mandarin|nǐ hǎo|xièxie
Montenegrin|dobar dan|hvala
Nepali|namaste|dhanyabad
Norwegian|hei|takk
Polish|dzień dobry|dziękuję
Portuguese|olá|obrigado, or obrigada if you are a woman
Romanian|bună ziua|mulțumesc
Serbian|dobar dan|hvala
Slovak|dobrý deň|ďakujem
Slovene|dober dan|hvala
Spanish|hola|gracias
Swahili|jambo|asante
Swedish|hej|tack
Thai|sawatdee khrap, or kha if you are a woman|khop khun khrap, or kha
Turkish|merhaba|teşekkür ederim
Ukrainian|dobryi den|dyakuyu
Vietnamese|xin chào|cảm ơn
`

export const phrases: ReadonlyMap<string, { hello: string; thanks: string }> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', hello = '', thanks = ''] = line.split('|')
      return [language, { hello, thanks }] as const
    }),
)
