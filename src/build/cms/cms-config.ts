import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend, CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import * as brand from '../../../brand/brand.ts';
import * as config from '../../config.ts';
import { LOCALES } from '../../routes/locales.ts';
import { CONTENT_SCHEMAS, type ContentFolder, QUESTIONS } from '../texts/content-schemas.ts';
import { DATA_FILES, GROUPS_FILE } from '../texts/data-schemas.ts';
import { PLACE_SHAPES } from '../texts/text-entry.ts';
import { formFields } from './fields.ts';

/** What each folder of texts is called, and whether a text may be added or removed there: of others each has a page of its own. */
const FOLDERS: Record<Exclude<ContentFolder, typeof QUESTIONS>, { label: string; one: string; isOpen: boolean }> = {
  legal: { label: 'Legal texts and contact', one: 'text', isOpen: false },
  router: { label: 'Router guide', one: 'step', isOpen: false },
  'apple-id': { label: 'Apple ID guide', one: 'step', isOpen: true },
};

const LISTS: Record<keyof typeof DATA_FILES, { name: string; label: string; one: string; summary: string }> = {
  'brand/clients.json': { name: 'clients', label: 'App versions', one: 'app', summary: '{{type}} {{version}}' },
  'brand/testimonials.json': {
    name: 'testimonials',
    label: 'What customers say',
    one: 'voice',
    summary: '{{id}}',
  },
  [GROUPS_FILE]: { name: 'groups', label: 'Groups of questions', one: 'group', summary: '{{title.en}}' },
};

/**
 * What the editor in the browser is told about editors' files (docs/decisions/035-editing-in-the-browser.md). All of it comes from the
 * schemas by which `npm run check:content` judges them.
 */
export function cmsConfig(root: string, backend: Backend): CmsConfig {
  const groups = JSON.parse(readFileSync(join(root, GROUPS_FILE), 'utf8')) as { id: string; title: { en: string } }[];
  const faq = groups.map(({ id, title }) =>
    texts({
      name: `faq-${id}`,
      folder: QUESTIONS,
      within: `/${id}`,
      label: `FAQ: ${title.en}`,
      one: 'question',
      isOpen: true,
    }),
  );
  const others = Object.entries(FOLDERS).map(([folder, about]) =>
    texts({ ...about, name: folder, folder: folder as ContentFolder, within: '' }),
  );
  return {
    backend,
    // Texts hold words only; the forms ask for a place all the same.
    media_folder: 'public',
    app_title: `${brand.names.en}: texts`,
    site_url: config.siteUrl,
    i18n: { structure: 'multiple_folders', locales: [...LOCALES], default_locale: 'en' },
    // As the files are written by hand, so that a change shows only what was changed.
    output: {
      omit_empty_optional_fields: true,
      yaml: { quote: 'double' },
      json: { indent_style: 'space', indent_size: 2 },
    },
    collections: [...faq, ...others, lists()],
  };
}

function texts(about: {
  name: string;
  folder: ContentFolder;
  within: string;
  label: string;
  one: string;
  isOpen: boolean;
}): EntryCollection {
  const fields = formFields(CONTENT_SCHEMAS[about.folder]);
  const [first] = fields;
  const { pattern, example } = PLACE_SHAPES[about.folder];
  const [own, sample] = [pattern.source, example].map((place) =>
    place
      .replace(/^.*\//, '')
      .replace(/^\^/, '')
      .replace(/\\?\.md\$?$/, ''),
  );
  return {
    name: about.name,
    label: about.label,
    label_singular: about.one,
    folder: `src/content/${about.folder}/{{locale}}${about.within}`,
    create: about.isOpen,
    delete: about.isOpen,
    duplicate: false,
    identifier_field: first?.name,
    summary: `{{${first?.name}}}`,
    slug: {
      // Behind the others.
      template: '90-{{slug}}',
      editable: ['create'],
      hint: `The file's name, the same in every language; the number sorts it: ${sample}`,
      pattern: [`^${own}$`, `expected a name such as ${sample}`],
    },
    i18n: true,
    editor: { preview: false },
    fields: [
      // What is chosen, and names of pictures, are the same in each language.
      ...fields.map(
        (field): Field => ({
          ...field,
          i18n: field.widget === 'select' || field.name === 'picture' ? 'duplicate' : true,
        }),
      ),
      {
        name: 'body',
        label: 'Text',
        widget: 'markdown',
        i18n: true,
        modes: ['raw', 'rich_text'],
        editor_components: [],
        buttons: ['bold', 'link', 'code', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
      },
    ],
  };
}

function lists(): NonNullable<CmsConfig['collections']>[number] {
  return {
    name: 'lists',
    label: 'Lists',
    editor: { preview: false },
    files: (Object.keys(DATA_FILES) as (keyof typeof DATA_FILES)[]).map((file) => {
      const { name, label, one, summary } = LISTS[file];
      const fields = formFields(DATA_FILES[file].schema);
      const list: Field = {
        name,
        label,
        label_singular: one,
        summary,
        widget: 'list',
        root: true,
        collapsed: true,
        fields,
      };
      return { name, label, file, format: 'json', fields: [list] };
    }),
  };
}
