/** Matches parts that are easy to read only on one line: an amount, a day or a time of day. */
const FIGURE = /((?:US)?\$\d[\d,.]*\d|(?<!\d)\d+[-:][-:\d]*\d)/;

/** A sentence that may wrap anywhere except within its amounts, days and times of day (src/styles/README.md#type). */
export function Sentence({ text }: { text: string }) {
  // Every second part is a match, so its index identifies it.
  return text.split(FIGURE).map((part, index) =>
    index % 2 ? (
      <span className="figures" key={part + String(index)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
