import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { FILE_VARIABLE, type Settings, settings } from '#environment.ts';
import { pictureMistakes } from '../brand/check-pictures.ts';
import { envFileMistakes } from './check-env-file.ts';
import { lineOf } from './line-of.ts';
import { group, isMissing } from './shapes.ts';
import { FILES, type ValueFile, type Values } from './table.ts';

/**
 * Returns what prevents the build, one sentence each: mistakes in variables, in the values of the operator and the
 * brand, and in the brand's pictures. Each sentence begins with the place: `src/config.ts:20`, or a variable.
 */
export function siteMistakes(values: Values = {}, from: Settings = settings): string[] {
  const inFiles = FILES.flatMap((one) => mistakesIn(one, values[one.name], from));
  const known = [...from.all().map(({ variable }) => variable), FILE_VARIABLE];
  const unknown = from.given().filter((name) => !known.includes(name));
  return [
    ...envFileMistakes(from.file?.name ?? '', from.file?.text ?? '', known),
    ...unknown.map((name) => `${from.called(name)} is no variable of the site: .env.example lists all of them`),
    ...from.mistakes(),
    ...inFiles,
    ...pictureMistakes(),
  ];
}

function mistakesIn({ file, held, rows }: ValueFile, values: object = held, { all, called }: Settings): string[] {
  const schema = group(Object.fromEntries(Object.entries(rows).map(([name, { shape }]) => [name, shape])));
  const { issues = [] } = v.safeParse(schema, { ...values }, { abortPipeEarly: true });
  const code = issues.length > 0 ? readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8') : '';
  return issues.map((issue) => {
    const found = issue.path?.map(({ key }) => String(key)) ?? [];
    const path = isMissing(issue) ? found.slice(0, -1) : found;
    const [whole, list] = [path.join('.'), path.slice(0, -1).join('.')];
    const set = all().find((one) => one.isSet && (one.path === whole || one.path === list));
    if (!set) return `${file}:${lineOf(code, path)}: ${`${whole} ${issue.message}`.trim()}`;
    return `${called(set.variable)}${set.path === whole ? '' : `, address ${Number(path.at(-1)) + 1},`} ${issue.message}`;
  });
}
