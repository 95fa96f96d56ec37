import { type ReactNode, useState } from 'react';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';

interface RemoverProps {
  /** With its article: 'el módulo «Apertura»'. */
  readonly name: string;
  /** Whether anything would be lost. */
  readonly asks: boolean;
  readonly onRemove: () => void;
  /** What is lost. */
  readonly children: ReactNode;
}

/** Takes a thing away, once it is sure that this was meant. */
export function Remover({ name, asks, onRemove, children }: RemoverProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon="trash" label={`Quitar ${name}`} onClick={() => (asks ? setAsking(true) : onRemove())} />
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        title={`Quitar ${name}`}
        confirmLabel="Quitar"
        danger
      >
        {children} Lo publicado sigue como está hasta que publiques.
      </ConfirmDialog>
    </>
  );
}
