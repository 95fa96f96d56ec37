import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/kit/button.tsx';

/** Its files come when it is first opened. */
const FreeClassDialog = lazy(async () => ({ default: (await import('./free-class-dialog.tsx')).FreeClassDialog }));

export interface FreeClassButtonProps extends ButtonLook {
  readonly slug: string;
  /** The product's title. */
  readonly product: string;
  readonly children: ReactNode;
}

/** Opens the class of a product that anyone may see. */
export function FreeClassButton({ slug, product, children, ...look }: FreeClassButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FreeClassDialog slug={slug} product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
