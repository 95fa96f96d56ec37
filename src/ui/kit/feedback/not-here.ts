import type { ComponentType } from 'react';

export interface NotHereProps {
  /** It stands in the flow of the page; otherwise over it, as the dialog would that did not come. */
  readonly isInPage: boolean;
  /** How often it did not come. */
  readonly failures: number;
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
}

/**
 * What stands in the place of a file that did not come. Its look comes with what every page fetches once it stands, so that no first
 * script carries it: where not even that came there is nothing.
 */
export const notHere: { View: ComponentType<NotHereProps> } = { View: () => null };
