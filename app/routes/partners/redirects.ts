/** Short addresses that partners print on paper, and where they lead. */
export const partnerRedirects: Readonly<Record<string, string>> = {
  business: '/partners',
  dmo: '/partners/dmo',
  'airbnb-hosts': '/partners/airbnb-hosts',
  hotels: '/partners/hotels-and-resorts',
  'hotels-and-resorts': '/partners/hotels-and-resorts',
  'tour-operators': '/partners/tour-operators',
}
