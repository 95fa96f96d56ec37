import { makeAutoObservable } from 'mobx';
import type { Toast } from '#ui/kit/overlay/toaster.tsx';

/** Short messages over every page. Source: LAY-11, MODAL-2. */
export class ToastStore {
  toasts: readonly Toast[] = [];
  /** Whether there has been one: from then on what shows them stays, so that screen readers hear the next. */
  isUsed = false;
  #count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** Shows a message; it leaves after five seconds unless it says otherwise. */
  show(toast: Omit<Toast, 'id'>): void {
    this.isUsed = true;
    this.#count += 1;
    this.toasts = [...this.toasts, { ...toast, id: String(this.#count) }];
  }

  /** Takes all of them away, and what would show them. */
  forget(): void {
    this.toasts = [];
    this.isUsed = false;
  }

  dismiss(id: string): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
