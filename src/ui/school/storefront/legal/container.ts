import { bindPort } from '#adapters/wiring/bindings.ts';
import { LegalTextsOverHttp } from '#adapters/browser/legal/legal-texts-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What reading legal texts needs. */
export const wire: WireUp = (container) => {
  bindPort(container, LegalTexts, LegalTextsOverHttp, [HttpClient]);
};
