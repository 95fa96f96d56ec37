import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import {
  chooseSavedLetters,
  keepProduct,
  leaveSavedLetters,
  letGoOfProduct,
} from '#adapters/http-contract/home/saved-products.ts';
import { SavedApi } from '#application/browser/home/ports/saved-api.ts';

export const SavedApiOverHttp = overHttp(SavedApi, {
  // Whoever presses may leave the page at once: it says already that it is kept.
  keep: to(keepProduct, (slug) => ({ params: { slug }, keepalive: true })),
  letGo: to(letGoOfProduct, (slug) => ({ params: { slug }, keepalive: true })),
  chooseLetters: to(chooseSavedLetters, (wanted) => ({ body: { wanted } })),
  leaveLetters: to(leaveSavedLetters, (secret) => ({ body: { secret } })),
});
