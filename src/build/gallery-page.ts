import type { AstroIntegration } from 'astro';

/** Adds the page of all pieces of `src/ui` while the site is developed, at `/en/gallery` and in every other language; no build has it. */
export function galleryPage(): AstroIntegration {
  return {
    name: 'petrel-gallery-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/[locale]/gallery', entrypoint: './src/gallery/gallery.astro' });
      },
    },
  };
}
