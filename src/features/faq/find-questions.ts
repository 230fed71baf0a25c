/**
 * Returns the indexes of the texts that contain every word of a query. An empty query finds all texts. Case, character
 * width and word order do not matter. Chinese has no spaces between words. So if no text contains the query as typed,
 * each Chinese character is searched for by itself.
 *
 * @example findQuestions(['Reset a password', 'Refunds'], 'PASSWORD reset') // Set {0}
 * @example findQuestions(['什么情况可以退款？', '续费'], '退税') // Set {}
 * @example findQuestions(['什么情况可以退款？', '续费'], '退款情况') // Set {0}
 */
export function findQuestions(texts: readonly string[], query: string): Set<number> {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = holding(texts, words);
  return found.size > 0 ? found : holding(texts, words.flatMap(splitChinese));
}

function holding(texts: readonly string[], words: readonly string[]): Set<number> {
  return new Set(texts.flatMap((text, index) => (words.every((word) => fold(text).includes(word)) ? index : [])));
}

function splitChinese(word: string): string[] {
  return word.match(/\p{Script=Han}|\P{Script=Han}+/gu) ?? [];
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
