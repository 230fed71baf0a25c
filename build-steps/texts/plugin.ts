import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Paragraph, PhrasingContent, Text } from 'mdast';
import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { joinTexts } from '#core/join-texts.ts';
import { markOf, withoutMark } from '#i18n/examples.ts';
import { entryName } from '#prose/entry-name.ts';
import {
  fillPlaceholders,
  isMail,
  isPageElsewhere,
  isPlaceholder,
  type PlaceholderName,
  placeholderValue,
  splitPlaceholders,
  unknownPlaceholder,
} from '#prose/placeholders.ts';
import { isLocale, type Locale } from '#routes/locales.ts';
import { headingIds } from './headings.ts';
import { isOutside, localLink } from './links.ts';
import { pictureAttributes } from './picture-files.ts';

/** The facts that the plugin needs about a text in `src/content/<folder>/<language>/`. */
interface Source {
  path: string;
  locale: Locale;
  headingIds: string[];
}

/**
 * Astro's Markdown plugin for editors' texts. It fills `{{placeholders}}`: an address becomes a link, and a value of
 * the router becomes code. It points links within the site to the reader's language. It gives headings the same ids in
 * all languages, and gives pictures their sizes. It removes a paragraph that is only a placeholder without a value. A
 * paragraph with examples says so once, at its end.
 *
 * @throws On a broken link or an unknown placeholder, with the file. Normally `check-content.ts` has reported it before.
 */
export function editorsTexts(context: PluginFactoryContext) {
  const source = sourceOf(context);
  if (!source) return undefined;
  const { locale } = source;
  let headings = 0;
  // The starts of removed paragraphs. The plugin still visits their contents, and must not fill those.
  const leftOut = new Set<number | undefined>();
  // The start of texts whose paragraph is marked as an example at its end.
  const markedLater = new Set<number | undefined>();
  return defineMdastPlugin({
    name: 'petrel-editors-texts',
    options: { position: true },
    paragraph(node, visit) {
      if (isUnset(node, locale)) {
        leftOut.add(node.position?.start.offset);
        visit.removeNode(node);
        return;
      }
      const texts = textsIn(node.children);
      const [mark] = texts.flatMap(({ value }) => marksOf(value, locale));
      if (!mark) return;
      for (const { position } of texts) markedLater.add(position?.start.offset);
      visit.appendChild(node, { type: 'text', value: mark.startsWith('(') ? ` ${mark}` : mark });
    },
    text(node, visit) {
      const parts = splitPlaceholders(node.value);
      if (leftOut.has(node.position?.start.offset) || !parts.some(({ kind }) => kind === 'placeholder')) return;
      visit.replaceNode(
        node,
        parts
          .map((part): PhrasingContent => {
            if (part.kind === 'words') return { type: 'text', value: part.text };
            if (!isPlaceholder(part.name)) throw new Error(`${source.path}: ${unknownPlaceholder(part.name)}`);
            const isMarkedLater = markedLater.has(node.position?.start.offset);
            return filled(part.name, locale, isMarkedLater ? withoutMark : undefined);
          })
          .reduce(inOneText, []),
      );
    },
    link(node, visit) {
      if (isOutside(node.url)) return visit.setProperty(node, 'data', { hProperties: { rel: 'noreferrer' } });
      visit.setProperty(node, 'url', localLinkOf(node.url, source));
    },
    definition(node, visit) {
      if (!isOutside(node.url)) visit.setProperty(node, 'url', localLinkOf(node.url, source));
    },
    async image(node, visit) {
      visit.setProperty(node, 'alt', fillPlaceholders(node.alt ?? '', locale));
      visit.setProperty(node, 'data', { hProperties: await pictureAttributes(join(dirname(source.path), node.url)) });
    },
    heading(node, visit) {
      const id = source.headingIds[headings];
      headings += 1;
      if (id) visit.setProperty(node, 'data', { hProperties: { id } });
    },
  });
}

function sourceOf({ fileURL }: PluginFactoryContext): Source | undefined {
  if (!fileURL) return undefined;
  const file = fileURLToPath(fileURL).replaceAll('\\', '/');
  const [, before = '', locale = '', place = ''] = /^(.*\/src\/content\/[^/]+\/)([^/]+)\/(.+)\.md$/.exec(file) ?? [];
  if (!isLocale(locale)) return undefined;
  return {
    path: relative(process.cwd(), file),
    locale,
    headingIds: headingIds(entryName(place), readFileSync(`${before}en/${place}.md`, 'utf8')),
  };
}

/** Returns whether a paragraph is only a placeholder without a value. */
function isUnset({ children }: Readonly<Paragraph>, locale: Locale): boolean {
  const [only, ...others] = children;
  if (only?.type !== 'text' || others.length > 0) return false;
  const name = /^\{\{(\w+)\}\}$/.exec(only.value)?.[1] ?? '';
  return isPlaceholder(name) && placeholderValue(name, locale) === undefined;
}

/** All texts in a paragraph, also those inside of emphasis and links. */
function textsIn(nodes: readonly Readonly<PhrasingContent>[]): Readonly<Text>[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return 'children' in node ? textsIn(node.children) : [];
  });
}

/** The marks of the examples that will be filled into a text. */
function marksOf(text: string, locale: Locale): string[] {
  return splitPlaceholders(text).flatMap((part) => {
    if (part.kind === 'words' || !isPlaceholder(part.name)) return [];
    return markOf(placeholderValue(part.name, locale) ?? '') ?? [];
  });
}

function filled(name: PlaceholderName, locale: Locale, shown = (value: string) => value): PhrasingContent {
  const value = shown(placeholderValue(name, locale) ?? '');
  if (isMail(name)) return { type: 'link', url: `mailto:${value}`, children: [{ type: 'text', value }] };
  if (isPageElsewhere(name) && value) {
    const shown = value.replace(/^https:\/\/|\/$/g, '');
    return {
      type: 'link',
      url: value,
      data: { hProperties: { rel: 'noreferrer' } },
      children: [{ type: 'text', value: shown }],
    };
  }
  return name.startsWith('router') ? { type: 'inlineCode', value } : { type: 'text', value };
}

/**
 * Adds a part to the parts before it. Texts that follow one another become one text, with the spaces that their script needs.
 */
function inOneText(before: PhrasingContent[], part: PhrasingContent): PhrasingContent[] {
  const last = before.at(-1);
  if (last?.type !== 'text' || part.type !== 'text') return [...before, part];
  return [...before.slice(0, -1), { type: 'text', value: joinTexts(last.value, part.value) }];
}

function localLinkOf(target: string, source: Source): string {
  const link = localLink(target, source.locale);
  if (!link) throw new Error(`${source.path}: the link "${target}" leads to no page of this site`);
  return link;
}
