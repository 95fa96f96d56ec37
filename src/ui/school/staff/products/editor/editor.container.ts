import type { Container } from 'inversify';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { EditedProductsApiOverHttp } from '#adapters/browser/office/edited-products-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { TimerOfTheWindow } from '#adapters/browser/shared/timer-of-the-window.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import { EditedProductStore } from './edited-product-store.ts';

/** What every part of the product editor needs, wired by whichever is opened first. */
export function wireEditor(container: Container): void {
  if (container.isBound(EditedProductsApi)) return;
  bindPort(container, EditedProductsApi, EditedProductsApiOverHttp, [HttpClient]);
  if (!container.isBound(Timer)) bindPort(container, Timer, TimerOfTheWindow, []);
  bindClass(container, EditedProductStore, [EditedProductsApi, Timer]);
}
