import './art.css?adopt';

interface ArtProps {
  /** The address of a file in this folder: `import fog from '#ui/art/fog.svg?url&no-inline'`. */
  src: string;
}

/**
 * A picture in the site's common style, for islands. It is a separate file, fetched when it is shown, and it has the
 * page's tones.
 */
export function Art({ src }: ArtProps) {
  return (
    <svg className="art" viewBox="0 0 160 112" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`${src}#art`} />
    </svg>
  );
}
