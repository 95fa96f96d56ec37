import { CartNews } from '#application/browser/cart/ports/cart-news.ts';
import { TabChannel } from '#adapters/browser/shared/tab-channel.ts';

/** That the cart changed, over a channel between the tabs. */
export class CartNewsByBroadcast extends CartNews {
  readonly #channel = new TabChannel('escuela.carrito', ['changed']);

  announce(): void {
    this.#channel.announce('changed');
  }

  listen(onNews: () => void): void {
    this.#channel.listen(onNews);
  }
}
