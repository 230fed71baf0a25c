/** A part of the drawing; its classes are those of `horizon.css`. */
interface Part {
  name: string;
  viewBox: string;
  /** Stretched over the whole sky, with lines that keep their width; else it keeps its shape. */
  isWide?: true;
  paths: readonly { name?: string; d: string }[];
}

/** The way from sunrise to sunset: the parabola that `sunAt` of `src/core/horizon.ts` computes, as one curve. */
const WAY = 'M6 100Q50-44 94 100';

/** What the horizon's drawing is made of, from the back to the front; the sun stands before the lighthouse. */
export const HORIZON_PARTS: readonly Part[] = [
  {
    name: 'dots',
    viewBox: '0 0 100 100',
    isWide: true,
    paths: [
      { name: 'way', d: WAY },
      { name: 'stars', d: 'M5 24h0M13 64h0M23 12h0M37 72h0M48 18h0M63 34h0M71 8h0M82 58h0M90 20h0' },
    ],
  },
  { name: 'left', viewBox: '0 0 100 100', isWide: true, paths: [{ d: WAY }] },
  {
    name: 'tower',
    viewBox: '0 0 32 56',
    paths: [
      { d: 'M3 56c2-5 7-7 13-7s11 2 13 7zM11 49l2-33h6l2 33zM13 16V9h6v7zM12 9c1-5 7-5 8 0zM10 16h12' },
      { name: 'lamp', d: 'M13 16V9h6v7z' },
    ],
  },
];
