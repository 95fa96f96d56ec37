import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Navigator } from '#application/browser/shared/ports/navigator.ts';
import type { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import { pageForWay, type PaymentWay } from '#domain/payments/payment-way.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** Takes the buyer of an order to the gateway's page, where card or code is typed. Source: PAY-2. */
export class StartCardPayment {
  /** By order, so that a page drawn twice asks once. */
  readonly #underWay = new Map<string, Promise<Result<undefined, CallRefusal>>>();

  constructor(
    private readonly api: PaymentApi,
    private readonly navigator: Navigator,
    private readonly ids: IdGenerator,
  ) {}

  /** Once accepted, the browser is on its way. */
  execute(orderId: string, way: PaymentWay = 'card'): Promise<Result<undefined, CallRefusal>> {
    const running = this.#underWay.get(orderId);
    if (running !== undefined) return running;
    const started = this.#start(orderId, way).finally(() => this.#underWay.delete(orderId));
    this.#underWay.set(orderId, started);
    return started;
  }

  async #start(orderId: string, way: PaymentWay): Promise<Result<undefined, CallRefusal>> {
    const started = await this.api.start(orderId, this.ids.newId());
    if (!started.ok) return started;
    this.navigator.replaceWith(pageForWay(started.value.page, way));
    return accept(undefined);
  }
}
