import { createHash } from 'node:crypto';
import * as config from '../../src/config.ts';
import { attribute, mapElements, type Page, type Site } from '../page.ts';
import type { ScriptGraph } from '../script-graph.ts';

/**
 * Writes the build's name into a screen's page, if the site sends reports: it shows whether a fault came with a change
 * or was there before.
 */
export function addBuildName(page: Page, { scripts }: Site): Page {
  if (!config.reportsTo) return page;
  return mapElements(page, (element) =>
    element.tagName === 'html' && attribute(element, 'dataScreen')
      ? { ...element, properties: { ...element.properties, dataBuild: buildName(scripts) } }
      : element,
  );
}

/** A name for all scripts of a build: the same code always gets the same name. */
export function buildName(scripts: ScriptGraph): string {
  const names = [...scripts.keys()].sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 8);
}
