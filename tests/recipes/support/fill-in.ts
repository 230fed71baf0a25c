import { change } from './project.ts';

/** The address of a copy with all values set. It is unused on the internet, and no check recognises it as an example. */
export const OWN_ADDRESS = 'https://haiyan.internal';

/** An operator's replacements for the examples, file by file. */
const OWN_VALUES: Readonly<Record<string, readonly [RegExp, string][]>> = {
  'src/config.ts': [
    [/\bpetrel\.example\b/g, new URL(OWN_ADDRESS).host],
    [/\bExample Networks\b/g, 'Haiyan Networks'],
    [/ ?[（(](?:示例|範例|example)[）)]/g, ''],
    [/\b0{8}\b/g, '20231107'],
    [/ *isExample: true,\n/g, ''],
    [/ address: 'never',\n {2}sessions: 'never',/, ' address: { days: 1 },\n  sessions: { days: 7 },'],
    [/(export const readByLawyer: .*setting\('readByLawyer', )false/, '$1true'],
  ],
  'src/content/answers.json': [[/ ?[（(](?:示例|範例|example)[）)]/g, '']],
  'brand/brand.ts': [
    [/\bpetrel\.example\b/g, new URL(OWN_ADDRESS).host],
    [/'Petrel/g, "'Haiyan"],
    [/'海燕/g, "'栗鹭"],
    [/ ?[（(](?:示例|範例|example)[）)]/g, ''],
  ],
  'brand/clients.json': [
    [/\bpetrel\.example\b/g, new URL(OWN_ADDRESS).host],
    [/\bid0+\b/g, 'id1440085240'],
    [/a{32}/g, 'kpfopkelmapcoipemfendmdcghnegimn'],
    [/0{64}/g, '4342bd46cf77358c64f2fd93decb6f77471e7b20bffdc4c39d8f231cef246ac9'],
  ],
  // The first testimonial becomes a real customer's. The others stay examples.
  'brand/testimonials.json': [[/"example": true,\s*/, '']],
};

/** Replaces the examples in a copy of the project with an operator's values. */
export function fillIn(folder: string): void {
  for (const [file, values] of Object.entries(OWN_VALUES)) {
    for (const [example, own] of values) change(folder, file, example, own);
  }
}
