import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';

export interface CopyButtonProps {
  /** With its article: 'el código'. */
  readonly what: string;
  readonly text: string;
  /** What nobody else may read off the screen: it is copied and not said. */
  readonly isSecret?: boolean;
}

/** Puts a text into the clipboard and says so; where the browser does not let it, says the text to be copied by hand. */
export function CopyButton({ what, text, isSecret = false }: CopyButtonProps) {
  const toasts = useService(ToastStore);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ kind: 'success', text: isSecret ? `Copiamos ${what}.` : `Copiamos ${what} ${text}.` });
    } catch {
      const byHand = isSecret ? `escribe ${what} a mano` : `${what} es ${text}`;
      toasts.show({ kind: 'alert', text: `Tu navegador no deja copiar: ${byHand}.` });
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <Icon name="copy" />
      Copiar<VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
