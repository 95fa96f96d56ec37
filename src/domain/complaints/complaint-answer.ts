import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';

/** What the school did about a sheet: an action taken meanwhile, or what its consumer is answered, and who says so. */
export interface ComplaintReply {
  readonly kind: 'action' | 'answer';
  readonly text: string;
  readonly by: string;
}

/** Characters at most. */
export const LONGEST_REPLY = 4000;
export const LONGEST_SIGNER = 100;

export type ReplyRefusal =
  | { readonly kind: 'answer-empty' }
  /** Nobody is named who says it. */
  | { readonly kind: 'signer-missing' }
  | { readonly kind: 'answer-too-long' };

/** What a refused reply is told by, and at which field. */
export const replyTexts: Readonly<Record<ReplyRefusal['kind'], string>> = {
  'answer-empty': 'Escribe lo que respondes o lo que hiciste.',
  'signer-missing': 'Escribe quién responde.',
  'answer-too-long': `La respuesta admite hasta ${LONGEST_REPLY} caracteres.`,
};

/** A reply as it is kept and sent; refused with what is wrong with it. Source: ROUTE-11. */
export function readReply({ kind, ...typed }: ComplaintReply): Result<ComplaintReply, ReplyRefusal> {
  const [text, by] = [severalLines(typed.text), oneLine(typed.by).slice(0, LONGEST_SIGNER)];
  if (text === '') return refuse({ kind: 'answer-empty' });
  if (text.length > LONGEST_REPLY) return refuse({ kind: 'answer-too-long' });
  if (by === '') return refuse({ kind: 'signer-missing' });
  return accept({ kind, text, by });
}
