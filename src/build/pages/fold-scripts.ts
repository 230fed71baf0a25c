import { foldedScripts } from '../fold-chunks.ts';
import { attribute, mapElements, type Page } from './page.ts';

/** The attributes of scripts and islands that name a file. */
const NAMES = { script: ['src'], 'astro-island': ['component-url', 'renderer-url'] } as const;

/** Lets a page name the files that stand for those which were folded away; each script only once. */
export function foldScripts(page: Page): Page {
  const seen = new Set<string>();
  return mapElements(page, (element) => {
    if (!(element.tagName in NAMES)) return element;
    const properties = { ...element.properties };
    for (const name of NAMES[element.tagName as keyof typeof NAMES]) {
      const target = foldedScripts().get(attribute(element, name).slice(1));
      if (target) properties[name] = `/${target}`;
    }
    if (element.tagName === 'script' && properties.src) {
      if (seen.has(String(properties.src))) return undefined;
      seen.add(String(properties.src));
    }
    return { ...element, properties };
  });
}
