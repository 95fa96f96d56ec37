import fc from 'fast-check';

const isHalf = (point: number): boolean => point >= 0xd8_00 && point <= 0xdf_ff;

/**
 * A text of whatever characters there are. fast-check's own strings of every character (`unit: 'binary'`) take four seconds to
 * prepare in each file.
 */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.integer({ min: 0, max: 0x10_ff_ff }).filter((point) => !isHalf(point)),
    { maxLength: 40 },
  )
  .map((points) => String.fromCodePoint(...points));
