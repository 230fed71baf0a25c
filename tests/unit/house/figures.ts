import { guaranteeDays, personalRefundPercent } from '../../../brand/brand.ts';
import type { Locale } from '../../../src/routes/locales.ts';

/** What each language has; one that is added has none of it yet. */
type PerLanguage<T> = Readonly<Partial<Record<Locale, T>>>;

/** A fact that texts name with a figure: what they may say of it (docs/behaviour/figures.md). */
export interface Fact {
  name: string;
  /** The figure beside its subject, in the languages that are looked at; the first group is the figure, a second one another. */
  find: PerLanguage<RegExp>;
  figures: readonly number[];
  /** What a text that names it says, too. */
  also?: PerLanguage<RegExp>;
  /** Where the same words are about something else. */
  except?: RegExp;
  /** A sentence in English that says something else. */
  wrong: string;
}

const NUMERALS = [
  '',
  '一one',
  '二两兩two',
  '三three',
  '四four',
  '五five',
  '六six',
  '七seven',
  '八eight',
  '九nine',
  '十ten',
];
const HAN_FIGURE = '(\\d+|[一二两兩三四五六七八九十])';
const FIGURE = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const UP_TO = { zh: /最多/, tw: /最多/, en: /up to/i };

function find(zh: string, tw: string, en: string): Fact['find'] {
  const [forZh, forTw, forEn] = [zh, tw, en].map(
    (text, index) => new RegExp(text.replaceAll('#', index === 2 ? FIGURE : HAN_FIGURE), 'giu'),
  ) as [RegExp, RegExp, RegExp];
  return { zh: forZh, tw: forTw, en: forEn };
}

/** Each fact with its figures; where they come from stands in docs/behaviour/figures.md. */
export const FACTS: readonly Fact[] = [
  {
    name: 'computers on Basic',
    find: find('# ?台电脑', '# ?台電腦', '\\b# computers?\\b'),
    figures: [2],
    // The extension counts as a computer.
    except: /about\.ext|devices\.places/,
    wrong: 'Basic: 3 computers',
  },
  {
    name: 'phones on Basic',
    find: find('# ?(?:部手机|台移动设备)', '# ?(?:[支台]手機|台行動裝置)', '\\b# (?:phones?|mobile devices?)\\b'),
    figures: [2],
    wrong: 'Basic: five phones',
  },
  {
    name: 'devices: 4 on Basic, 6 on Premium',
    find: find('(\\d+) ?台(?:设备|，|；|$)', '(\\d+) ?台(?:裝置|，|；|$)', '\\b(\\d+) (?:devices|apps)\\b'),
    figures: [4, 6],
    also: UP_TO,
    // The router's own cell in the comparison.
    except: /premium\.router/,
    wrong: 'Up to 5 devices',
  },
  {
    name: 'routers on Premium',
    find: find('# ?台路由器', '# ?台路由器', '\\b# routers?\\b'),
    figures: [1],
    wrong: 'and 2 routers',
  },
  {
    name: 'GB of Premium',
    find: find('(\\d+) ?GB', '(\\d+) ?GB', '(\\d+) ?GB'),
    figures: [500],
    also: { zh: /每 30 天/, tw: /每 30 天/, en: /every 30 days/ },
    // A memory card, and a share of the allowance.
    except: /router\/\w+\/1\.md|traffic\.little/,
    wrong: '300 GB every 30 days',
  },
  {
    name: 'Mbps of Premium',
    find: find('(\\d+) ?Mbps', '(\\d+) ?Mbps', '(\\d+) ?Mbps'),
    figures: [100],
    also: { zh: /宽带够快时/, tw: /網路夠快時/, en: /if your .* allows/ },
    wrong: '50 Mbps, if your connection allows it',
  },
  {
    name: 'lines of video',
    find: find('\\b(\\d{3,4})p\\b', '\\b(\\d{3,4})p\\b', '\\b(\\d{3,4})p\\b'),
    figures: [1080],
    wrong: '720p video',
  },
  {
    name: 'hours: 2 to a reply, 24 of the day and of the offer for friends, 72 to a withdrawal',
    find: find('# ?(?:个)?小时', '# ?(?:個)?小時', '\\b# hours?\\b'),
    figures: [2, 24, 72],
    // What a customer tells of one reply.
    except: /testimonials/,
    wrong: 'within 3 hours',
  },
  {
    name: 'hours to a reply',
    find: find('# ?小时内[^，。]*回复', '# ?小時內[^，。]*回覆', '(?:repl|answer)\\w+ (?:\\w+ )?(?:with)?in # hours?'),
    figures: [2],
    wrong: 'We reply within 24 hours.',
  },
  {
    name: 'hours to a withdrawal',
    find: find('(?:提现|打款)[^。\\d]{0,20}# ?小时', '提領[^。\\d]{0,20}# ?小時', 'withdraw[^.\\d]{0,60}# hours'),
    figures: [72],
    wrong: 'The withdrawal takes up to 24 hours.',
  },
  {
    name: 'days of the guarantee',
    find: find('# ?天(?:内.{0,4})?(?:退款保证|可退)', '# ?天(?:內.{0,5})?(?:退款保證|可退)', '#[- ]day money-back'),
    figures: [guaranteeDays],
    wrong: '30-day money-back guarantee',
  },
  {
    name: 'percent of a refund: all, or less for other reasons than a fault',
    find: find(
      '退[^，。；\\d]{0,3}(\\d+)%',
      '退[^，。；\\d]{0,3}(\\d+)%',
      '(\\d+)% (?:back|for personal|if you change)',
    ),
    figures: [100, personalRefundPercent],
    wrong: '80% for personal reasons',
  },
  {
    name: 'working days to the money',
    find: find(
      '(\\d+) ?[到至–] ?(\\d+) ?个工作日',
      '(\\d+) ?[到至–] ?(\\d+) ?個工作[天日]',
      '(\\d+) ?(?:to|–) ?(\\d+) business days',
    ),
    figures: [3, 5],
    wrong: '5 to 7 business days',
  },
  {
    name: 'minutes from payment to the days',
    find: find('(\\d+) ?[到至–] ?(\\d+) ?分钟', '(\\d+) ?[到至–] ?(\\d+) ?分鐘', '(\\d+) ?(?:to|–) ?(\\d+) minutes'),
    figures: [1, 5],
    // How long a router starts.
    except: /router\/\w+\/3\.md/,
    wrong: '5 to 10 minutes',
  },
];

/** What a text says otherwise than the facts are: the fact's name, and the figure or what is missing. */
export function wrongFigures(text: string, where: string, locale: Locale): string[] {
  return FACTS.filter(({ except }) => !except?.test(where)).flatMap(({ name, find, figures, also }) => {
    const pattern = find[locale];
    const found = [...(pattern ? text.matchAll(pattern) : [])].flatMap(([, ...groups]) =>
      groups.filter(Boolean).map(numberOf),
    );
    if (found.length === 0) return [];
    const others = found.filter((figure) => !figures.includes(figure)).map((figure) => `${name}: ${figure}`);
    const condition = also?.[locale];
    return condition && !condition.test(text) ? [...others, `${name}: without ${condition.source}`] : others;
  });
}

/** Ways to pay, as the languages name them. */
export const WAYS: PerLanguage<readonly string[]> = {
  zh: ['支付宝', '微信支付', '银联', '信用卡', 'PayPal'],
  tw: ['支付寶', '微信支付', '銀聯', '信用卡', 'PayPal'],
  en: ['Alipay', 'WeChat Pay', 'UnionPay', 'credit card', 'PayPal'],
};

/** The ways to pay that a text which lists several leaves out. */
export function missingWays(text: string, locale: Locale): string[] {
  const ways = WAYS[locale] ?? [];
  const left = ways.filter((way) => !text.includes(way));
  return left.length < ways.length - 2 ? left : [];
}

function numberOf(figure: string): number {
  const named = NUMERALS.findIndex((names) => names !== '' && names.includes(figure.toLowerCase()));
  return named > 0 ? named : Number(figure);
}
