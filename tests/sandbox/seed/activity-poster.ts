/** The activity's texts, shared by banner and popup. */
export const ACTIVITY = {
  banner: { zh: '买一年基础版，送 15 天', tw: '買一年基本版，送 15 天', en: '15 bonus days with a year of Basic' },
  title: { zh: '送 15 天', tw: '送 15 天', en: '15 bonus days' },
  text: { zh: '买一年基础版，多用 15 天', tw: '買一年基本版，多用 15 天', en: 'With a year of Basic' },
  action: { zh: '查看套餐', tw: '查看方案', en: 'See packages' },
} as const;

/** Sizes of the popup's picture, for wide and for narrow screens (docs/behaviour/chrome.md#activity-popup). */
const SIZES = { wide: { width: 1200, height: 600 }, narrow: { width: 640, height: 800 } } as const;

/** Returns the popup's picture in one language, as an operator's designer would make it: an evening sea with the offer. */
export function activityPoster(size: keyof typeof SIZES, language: keyof typeof ACTIVITY.title): Buffer {
  const { width, height } = SIZES[size];
  const middle = width / 2;
  const horizon = height * 0.72;
  const line = (y: number, fontSize: number, weight: number, fill: string, words: string) =>
    `<text x="${middle}" y="${y}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${words}</text>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d2436"/><stop offset=".7" stop-color="#1d5560"/><stop offset="1" stop-color="#d9a05b"/></linearGradient></defs>
<rect width="${width}" height="${horizon}" fill="url(#sky)"/>
<circle cx="${middle}" cy="${horizon}" r="${height * 0.13}" fill="#ffe0a8"/>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#0b3540"/>
<g text-anchor="middle" font-family="system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif">
${line(height * 0.3, size === 'wide' ? 92 : 72, 700, '#fbfaf7', ACTIVITY.title[language])}
${line(height * 0.3 + 62, size === 'wide' ? 34 : 24, 400, '#dbe7e8', ACTIVITY.text[language])}
<rect x="${middle - 130}" y="${height * 0.83 - 4}" width="260" height="64" rx="32" fill="#4fd1b8"/>
${line(height * 0.83 + 38, 28, 650, '#04201b', ACTIVITY.action[language])}
</g></svg>`);
}
