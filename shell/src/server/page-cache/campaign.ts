/** What advertisements and newsletters add to addresses, often another value for each visitor. */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|yclid|igshid|mc_[ce]id|_hs\w*|_ga|_gl)$/i;

/**
 * A query without the parameters of campaigns, which no page reads, so that visitors who come by an advertisement get
 * the same page as everybody. Other parameters stay as they are spelled.
 * @param query with its question mark, or an empty text
 */
export function withoutCampaign(query: string): string {
  if (query === '') return '';
  const kept = query
    .slice(1)
    .split('&')
    .filter((parameter) => !campaignParameter.test(parameter.split('=', 1)[0]!));
  return kept.length === 0 || kept.join('') === '' ? '' : `?${kept.join('&')}`;
}
