import './art.css?adopt';

interface ArtProps {
  /** The address of a file in this folder: `import fog from '#ui/art/fog.svg?url&no-inline'`. */
  src: string;
}

/** A picture of the site's family in an island: a file of its own, fetched when it is shown, in the page's tones. */
export function Art({ src }: ArtProps) {
  return (
    <svg className="art" viewBox="0 0 160 112" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`${src}#art`} />
    </svg>
  );
}
