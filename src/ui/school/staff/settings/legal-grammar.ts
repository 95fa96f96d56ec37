import { legalParts, writtenBlocks } from '#domain/legal/legal-text.ts';
import type { SmallGrammar } from '#ui/kit/forms/markdown/small-writing.ts';

/** Legal texts are written as their pages read them. */
export const legalGrammar: SmallGrammar = {
  blocksOf: writtenBlocks,
  partsOf: legalParts,
  links: {
    begin: '/',
    // Within the school, or to a mailbox: no other is shown as one.
    isAddress: (text) => legalParts(`[x](${text})`)[0]?.kind === 'link',
    wrong: 'Escribe una dirección de la escuela, como /reclamaciones, o un correo, como mailto:datos@tuescuela.pe.',
  },
};
