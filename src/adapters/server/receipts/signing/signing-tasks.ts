import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import type { CertificateTrouble } from '#domain/receipts/certificate.ts';
import type { ToldReceipt } from '#domain/receipts/told-receipt.ts';
import type { Result } from '#domain/shared/result.ts';
import type { SigningKey } from './certificate-facts.ts';
import { selfMadeCertificate } from './self-made-certificate.ts';
import { signXml } from './signed-xml.ts';
import { signingKeyIn } from './signing-key.ts';
import { ublDocument } from './ubl-document.ts';

/** What is done where nobody waits for it; plain data, with what each task answers. */
export interface SigningTasks {
  /** Finds key and certificate in a file. */
  readonly open: readonly [
    { readonly content: Uint8Array; readonly password: string },
    Result<SigningKey, CertificateTrouble>,
  ];
  readonly 'make-certificate': readonly [{ readonly now: Date }, string];
  readonly sign: readonly [{ readonly document: ToldReceipt; readonly key: SigningKey }, SignedXml];
}

export type SigningTask = keyof SigningTasks;

type Done = {
  readonly [T in SigningTask]: (given: SigningTasks[T][0]) => SigningTasks[T][1] | Promise<SigningTasks[T][1]>;
};

const done: Done = {
  open: ({ content, password }) => signingKeyIn(content, password),
  'make-certificate': ({ now }) => selfMadeCertificate(now),
  sign: ({ document, key }) => signXml(ublDocument(document), key),
};

/** Does a task in this thread. */
export async function doSigningTask<T extends SigningTask>(
  task: T,
  given: SigningTasks[T][0],
): Promise<SigningTasks[T][1]> {
  return done[task](given);
}
