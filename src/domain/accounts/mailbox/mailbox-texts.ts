import { mailboxCodeDigits } from './mailbox-proof.ts';

/** What is said of a code that is none, on the page and in the answer. */
export const CODE_MALFORMED = `Escribe los ${mailboxCodeDigits} números del código.`;
