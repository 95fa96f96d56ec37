import { readLegalText } from '#adapters/http-contract/legal/legal-texts.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';

export const LegalTextsOverHttp = overHttp(LegalTexts, {
  read: to(readLegalText, (name, version) => ({ params: { name }, query: { version } })),
});
