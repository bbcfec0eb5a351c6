/** The currency of a country, assumed where travellers from there name none. */
import { type Currency, currencySchema } from './currency.ts'

const euro = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
const others =
  'AE:AED AR:ARS AU:AUD BR:BRL CA:CAD CH:CHF CL:CLP CN:CNY CO:COP CZ:CZK DK:DKK EG:EGP GB:GBP HK:HKD HU:HUF ID:IDR IL:ILS IN:INR IS:ISK JP:JPY KE:KES KR:KRW LK:LKR MA:MAD MX:MXN MY:MYR NG:NGN NO:NOK NP:NPR NZ:NZD PE:PEN PH:PHP PK:PKR PL:PLN QA:QAR RO:RON SA:SAR SE:SEK SG:SGD TH:THB TR:TRY TW:TWD US:USD UY:UYU VN:VND ZA:ZAR'

const byCountry: ReadonlyMap<string, string> = new Map([
  ...euro.split(' ').map((country) => [country, 'EUR'] as const),
  ...others.split(' ').map((pair) => pair.split(':') as [string, string]),
])

export function homeCurrency(country: string | undefined): Currency | undefined {
  return currencySchema.safeParse(byCountry.get(country ?? '')).data
}

/** Words that several countries have for their money: the usual reading, and what says that it is meant. */
const shared: readonly { usual: string; said: RegExp; of: string }[] = [
  { usual: 'MXN', said: /\b(?:mxn|mexican)/, of: 'AR CL CO PH UY' },
  { usual: 'DKK', said: /\b(?:dkk|danish)/, of: 'NO SE' },
  { usual: 'INR', said: /\b(?:inr|indian)|\u20b9/, of: 'LK NP PK' },
]

/** "20k pesos" from Manila are Philippine ones. */
export function ownNamesake(
  currency: string,
  country: string | undefined,
  text: string,
): Currency | undefined {
  const found = shared.find(
    ({ usual, said, of }) => usual === currency && !said.test(text) && of.includes(country ?? '-'),
  )
  return found && homeCurrency(country)
}
