import { CartNews } from '#application/browser/ports/cart-news.ts';
import { TabChannel } from './tab-channel.ts';

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
