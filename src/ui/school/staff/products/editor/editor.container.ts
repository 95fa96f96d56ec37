import type { Container } from 'inversify';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { EditedProductsApiOverHttp } from '#adapters/browser/office/edited-products-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { TimerOfTheWindow } from '#adapters/browser/shared/timer-of-the-window.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { EditedProductStore } from './edited-product-store.ts';

/** What every part of the product editor needs, wired by whichever is opened first. */
export function wireEditor(container: Container): void {
  if (container.isBound(EditedProductsApi)) return;
  wireProof(container);
  bindPort(container, EditedProductsApi, EditedProductsApiOverHttp, [HttpClientWithProof]);
  if (!container.isBound(Timer)) bindPort(container, Timer, TimerOfTheWindow, []);
  bindClass(container, EditedProductStore, [EditedProductsApi, Timer]);
}
