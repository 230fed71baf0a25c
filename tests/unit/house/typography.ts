import { scriptOf } from '../../../build-steps/texts/scripts.ts';
import { LANGUAGE_TAG, type Locale } from '../../../src/routes/locales.ts';

/** A rule of typography, with a text that breaks it and one that keeps it. */
export interface Rule {
  name: string;
  /** The scripts whose languages it is for. */
  scripts: readonly ('Hans' | 'Hant' | 'Latn')[];
  /** What a text must not hold. */
  wrong: RegExp;
  breaks: string;
  keeps: string;
}

const CHINESE = ['Hans', 'Hant'] as const;
const ALL = [...CHINESE, 'Latn'] as const;
const HAN = '\\p{Script=Han}';
const WIDE = '，。！？；：、（）《》「」『』';

/** The rules that hold for all texts a person can read (src/content/glossary.md). */
export const RULES: readonly Rule[] = [
  {
    name: 'no exclamation mark',
    scripts: ALL,
    wrong: /[!！]/u,
    breaks: '好了！',
    keeps: '好了。',
  },
  {
    name: 'an ellipsis is one character',
    scripts: ALL,
    wrong: /\.\.|。。|……/u,
    breaks: 'Sending...',
    keeps: 'Sending…',
  },
  {
    name: 'one space, not two',
    scripts: ALL,
    wrong: /\S[ \u00A0]{2,}\S/u,
    breaks: 'one  two',
    keeps: 'one two',
  },
  {
    name: 'a range of figures has an en dash without spaces (telephone numbers and dates have hyphens)',
    scripts: ALL,
    wrong: /(?<![\d-])\d+ *[-~～] *\d+(?![\d-])|\d +–|– +\d/u,
    breaks: '1-5 minutes',
    keeps: '1–5 minutes, 503-555-0123',
  },
  {
    name: 'apostrophes and quotation marks are curly',
    scripts: ['Latn'],
    wrong: /['"]/u,
    breaks: "don't",
    keeps: 'don’t, “Close”',
  },
  {
    name: 'lines of video have a small p',
    scripts: ALL,
    wrong: /\d{3,4}P\b/u,
    breaks: '1080P',
    keeps: '1080p, 4K',
  },
  {
    name: '"please" at most once a text',
    scripts: ['Latn'],
    wrong: /\bplease\b.*\bplease\b/isu,
    breaks: 'Please wait. Please stay.',
    keeps: 'Please wait.',
  },
  {
    name: 'no space before a sign',
    scripts: ['Latn'],
    wrong: / [,.;:?](?!\w)/u,
    breaks: 'Really ?',
    keeps: 'Really? Files such as .ico',
  },
  {
    name: 'punctuation beside Chinese is full-width',
    scripts: CHINESE,
    wrong: new RegExp(`${HAN}[,;:!?]|${HAN}\\.(?!\\w)|[,;!?]${HAN}|${HAN} ?\\(|\\) ?${HAN}`, 'u'),
    breaks: '您好,请登录',
    keeps: '您好，请看 a.com。',
  },
  {
    name: 'a space between Chinese and Latin letters or figures',
    scripts: CHINESE,
    wrong: new RegExp(`${HAN}[A-Za-z0-9$+]|[A-Za-z0-9%+]${HAN}`, 'u'),
    breaks: '退70%的款',
    keeps: '退 70% 的款',
  },
  {
    name: 'no space beside a full-width sign',
    scripts: CHINESE,
    wrong: new RegExp(`[ \\u3000][${WIDE}]|[${WIDE}][ \\u3000]`, 'u'),
    breaks: '好， 请看',
    keeps: '好，请看',
  },
  {
    name: 'no space within Chinese',
    scripts: CHINESE,
    wrong: new RegExp(`${HAN} ${HAN}`, 'u'),
    breaks: '海燕 工单',
    keeps: '海燕工单',
  },
  {
    name: 'quotation marks are “”',
    scripts: ['Hans'],
    wrong: /["'「」『』]/u,
    breaks: '点「关闭」',
    keeps: '点“关闭”',
  },
  {
    name: 'quotation marks are 「」',
    scripts: ['Hant'],
    wrong: /["'“”‘’]/u,
    breaks: '按“關閉”',
    keeps: '按「關閉」',
  },
];

/** The rules of a language. */
export function rulesOf(locale: Locale): Rule[] {
  const script = scriptOf(LANGUAGE_TAG[locale]);
  return RULES.filter(({ scripts }) => scripts.some((name) => name === script));
}
