/**
 * Islands that are goals of their own, with the kilometers from their middle to their shores: a city of
 * the mainland, however near, is not on them.
 */
const lines =
  'ibiza 30|formentera 20|menorca 35|mallorca 60|majorca 60|la gomera 20|el hierro 20|la palma 35|fuerteventura 60|lanzarote 40|gran canaria 40|tenerife 60|naxos 25|paros 20|ios 15|milos 15|mykonos 20|santorini 20|folegandros 12|amorgos 25|rhodes 50|kos 30|corfu 45|zakynthos 30|kefalonia 35|lefkada 25|skiathos 15|skopelos 20|crete 160|lesbos 50|samos 30|chios 35|hvar 45|brac 30|korcula 30|vis 15|elba 25|capri 10|ischia 15|procida 10|sardinia 160|corsica 110|sicily 180|gotland 90|bornholm 30|jersey 15|guernsey 15|isle of wight 30|isle of man 35|skye 50|isle of skye 50|mull 35|islay 30|arran 25|orkney 60|shetland 80|sylt 25|madeira 50|porto santo 15|djerba 25|zanzibar 60|mauritius 50|reunion 50|bali 90|lombok 60|gili islands 15|koh samui 20|koh lanta 25|koh tao 10|koh phangan 15|phuket 40|langkawi 25|boracay 10|jeju 45|okinawa 90|maui 50|kauai 35|oahu 45|big island 90|curacao 40|aruba 25|barbados 25|saint lucia 30|antigua 20|martinique 45|guadeloupe 45|ometepe 20|roatan 35|cozumel 30|tasmania 220'

const reach: ReadonlyMap<string, number> = new Map(
  lines.split('|').map((line) => {
    const at = line.lastIndexOf(' ')
    return [line.slice(0, at), Number(line.slice(at + 1))]
  }),
)

/** By its folded name; undefined for what is no island, or none that is known here. */
export function islandReach(folded: string): number | undefined {
  return reach.get(folded)
}
