import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { givePath } from '#ui/school/storefront/cart/payment-paths.ts';

interface AlreadyOwnedProps {
  readonly product: { readonly title: string; readonly slug: string };
  readonly onClose: () => void;
}

/** What one has is not bought again, save for somebody else. */
export function AlreadyOwnedDialog({ product: { title, slug }, onClose }: AlreadyOwnedProps) {
  return (
    <Dialog
      open
      size="small"
      title="Ya es tuyo"
      onClose={onClose}
      actions={
        <>
          <LinkButton to="/main/mis-contenidos" look="primary" onClick={onClose} data-autofocus>
            Ir a mis contenidos
          </LinkButton>
          <LinkButton to={givePath(slug)} onClick={onClose}>
            Regalarlo a alguien
          </LinkButton>
          <Button onClick={onClose}>Seguir mirando</Button>
        </>
      }
    >
      <p>Ya tienes «{title}», así que no hace falta comprarlo otra vez.</p>
    </Dialog>
  );
}
