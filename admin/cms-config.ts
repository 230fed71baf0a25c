import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as brand from '../brand/brand.ts';
import type { AdminRepo } from '../build-steps/hosting/admin-repo.ts';
import { CONTENT_SCHEMAS, type ContentFolder, QUESTIONS } from '../build-steps/texts/content-schemas.ts';
import { DATA_FILES, GROUPS_FILE } from '../build-steps/texts/data-schemas.ts';
import { PLACE_SHAPES } from '../build-steps/texts/text-entry.ts';
import * as config from '../src/config.ts';
import { LOCALES } from '../src/routes/locales.ts';
import { type FormField, formFields } from './fields.ts';

/** A folder of texts. `isOpen`: texts may be added and removed there; otherwise the set of texts is fixed. */
interface Folder {
  name: string;
  folder: ContentFolder;
  label: string;
  one: string;
  isOpen: boolean;
  /** The subfolder to use. */
  within?: string;
}

const FOLDERS: readonly Folder[] = [
  { name: 'legal', folder: 'legal', label: 'Legal texts and contact', one: 'text', isOpen: false },
  { name: 'router', folder: 'router', label: 'Router guide', one: 'step', isOpen: false },
  { name: 'apple-id', folder: 'apple-id', label: 'Apple ID guide', one: 'step', isOpen: true },
  { name: 'announcements', folder: 'announcements', label: 'Announcements', one: 'announcement', isOpen: true },
];

const LISTS: Record<keyof typeof DATA_FILES, { name: string; label: string; one: string; summary: string }> = {
  'brand/clients.json': { name: 'clients', label: 'App versions', one: 'app', summary: '{{type}} {{version}}' },
  'brand/testimonials.json': { name: 'testimonials', label: 'What customers say', one: 'voice', summary: '{{id}}' },
  [GROUPS_FILE]: { name: 'groups', label: 'Groups of questions', one: 'group', summary: '{{title.en}}' },
};

/**
 * The configuration of the editor in the browser (docs/decisions/035-editing-in-the-browser.md). All of it comes from
 * the schemas that `npm run check:content` uses.
 */
export function cmsConfig(root: string, backend: AdminRepo['backend']) {
  const groups = JSON.parse(readFileSync(join(root, GROUPS_FILE), 'utf8')) as { id: string; title: { en: string } }[];
  const faq = groups.map(({ id, title }) => {
    const label = `FAQ: ${title.en}`;
    return texts({ name: `faq-${id}`, folder: QUESTIONS, within: `/${id}`, label, one: 'question', isOpen: true });
  });
  return {
    backend,
    // The forms need a folder for pictures, though those of guides stand beside their texts.
    media_folder: 'public',
    app_title: `${brand.names.en}: texts`,
    site_url: config.siteUrl,
    i18n: { structure: 'multiple_folders', locales: [...LOCALES], default_locale: 'en' },
    // Saved in the style of hand-written files, so that a change shows only what was changed.
    output: {
      omit_empty_optional_fields: true,
      yaml: { quote: 'double' },
      json: { indent_style: 'space', indent_size: 2 },
    },
    collections: [...faq, ...FOLDERS.map(texts), lists()],
  };
}

function texts({ name, folder, within = '', label, one, isOpen }: Folder) {
  const fields = formFields(CONTENT_SCHEMAS[folder]);
  const { pattern, example } = PLACE_SHAPES[folder];
  const [own, sample] = [pattern.source, example].map((place) =>
    place
      .replace(/^.*\//, '')
      .replace(/^\^/, '')
      .replace(/\\?\.md\$?$/, ''),
  );
  const body: FormField = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    i18n: true,
    modes: ['raw', 'rich_text'],
    editor_components: [],
    buttons: ['bold', 'link', 'code', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
  };
  return {
    name,
    label,
    label_singular: one,
    folder: `src/content/${folder}/{{locale}}${within}`,
    create: isOpen,
    delete: isOpen,
    duplicate: false,
    identifier_field: fields[0]?.name,
    summary: `{{${fields[0]?.name}}}`,
    slug: {
      // Sorted after the others.
      template: '90-{{slug}}',
      editable: ['create'],
      hint: `The file's name, the same in every language; the number sorts it: ${sample}`,
      pattern: [`^${own}$`, `expected a name such as ${sample}`],
    },
    i18n: true,
    editor: { preview: false },
    // Choices and pictures' names are the same in each language.
    fields: [...fields.map((field) => ({ ...field, i18n: isSameInAll(field) ? 'duplicate' : true })), body],
  };
}

function isSameInAll({ name, widget }: FormField): boolean {
  return widget === 'select' || name === 'picture';
}

function lists() {
  const files = (Object.keys(DATA_FILES) as (keyof typeof DATA_FILES)[]).map((file) => {
    const { name, label, one, summary } = LISTS[file];
    const list = { name, label, label_singular: one, summary, widget: 'list', root: true, collapsed: true };
    return { name, label, file, format: 'json', fields: [{ ...list, fields: formFields(DATA_FILES[file].schema) }] };
  });
  return { name: 'lists', label: 'Lists', editor: { preview: false }, files };
}
