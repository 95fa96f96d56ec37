import { useState, type ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/kit/controls/button.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';

/** Its files come when it is first opened. */
const FreeClassDialog = latePart(() => import('./free-class-dialog.tsx').then((file) => file.FreeClassDialog), {
  waits: true,
});

export interface FreeClassButtonProps extends ButtonLook {
  readonly slug: string;
  /** The product's title. */
  readonly product: string;
  readonly children: ReactNode;
}

/** Opens the class of a product that anyone may see; before the script it has a page of its own. */
export function FreeClassButton({ slug, product, children, ...look }: FreeClassButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        before={`/clase-gratis/${slug}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...FreeClassDialog.near}
      >
        {children}
      </Button>
      {isOpen && <FreeClassDialog slug={slug} product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
