import { LANGUAGE_TAG, type Locale } from '../../../src/routes/locales.ts';
import { scriptOf } from '../i18n/locale-checks.ts';

/** Characters that only one of the two scripts has; enough of them that a wrongly written text shows. */
const SIMPLIFIED =
  '账户号码开关网络设备软链录点击务时间载为会请发现还没进选择这个们单据显费给总过长远连换电脑视频访问复实际变动态联费额说题类条规则权责声纪';
const TRADITIONAL =
  '帳戶號碼開關網絡設備軟體鏈錄點擊務時間載為會請發現還沒進選擇這個們單據顯費給總過長遠連換電腦視頻訪問復實際變動態聯費額說題類條規則權責聲紀';

export const ONLY_SIMPLIFIED = [...SIMPLIFIED].filter((character) => !TRADITIONAL.includes(character));
export const ONLY_TRADITIONAL = [...TRADITIONAL].filter((character) => !SIMPLIFIED.includes(character));

/** The characters of a text that a language's readers don't write; none for a language that is not Chinese. */
export function ofOtherScript(text: string, locale: Locale): string[] {
  const script = scriptOf(LANGUAGE_TAG[locale]);
  const others = script === 'Hans' ? ONLY_TRADITIONAL : script === 'Hant' ? ONLY_SIMPLIFIED : [];
  return others.filter((character) => text.includes(character));
}
