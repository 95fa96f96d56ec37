import { encode } from 'uqr';
import type { Box } from './page-marks.ts';

/** The dark squares of a QR code for `text`, `side` points wide and high, without its quiet margin. `correction`: M bears 15 % of damage, Q 25 %. */
export function qrBoxes(
  text: string,
  left: number,
  top: number,
  side: number,
  correction: 'M' | 'Q' = 'M',
): readonly Box[] {
  const { data, size } = encode(text, { ecc: correction, border: 0 });
  const cell = side / size;
  const boxes: Box[] = [];
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < size;) {
      let to = from;
      while (to < size && cells[to] === cells[from]) to += 1;
      if (cells[from] === true) boxes.push([left + from * cell, top + row * cell, (to - from) * cell, cell]);
      from = to;
    }
  }
  return boxes;
}
