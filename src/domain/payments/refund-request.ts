import { severalLines } from '#domain/shared/typed-text.ts';
import { longestRefundWords } from './refund.ts';

type WordsFault = 'refund-words-missing' | 'refund-words-too-long';

/** What is wrong with a request for money back, by its field; nothing where it can be sent. */
export interface RefundRequestFaults {
  readonly lines?: 'refund-without-lines';
  readonly words?: WordsFault;
}

/** Everything that a buyer's request for money back lacks, not only the first: what is given back, and why. */
export function refundRequestFaults(asked: {
  readonly productIds: readonly number[];
  readonly words: string;
}): RefundRequestFaults {
  const words = severalLines(asked.words);
  const fault = words === '' ? 'refund-words-missing' : words.length > longestRefundWords && 'refund-words-too-long';
  return {
    ...(asked.productIds.length === 0 && { lines: 'refund-without-lines' as const }),
    ...(fault !== false && { words: fault }),
  };
}

/** What a buyer reads of it. */
export const refundRequestTexts: Readonly<Record<'refund-without-lines' | WordsFault, string>> = {
  'refund-without-lines': 'Elige lo que se devuelve.',
  'refund-words-missing': 'Cuéntanos por qué lo devuelves.',
  'refund-words-too-long': `Cuéntalo en ${longestRefundWords} caracteres como máximo.`,
};
