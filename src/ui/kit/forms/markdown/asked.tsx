import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import type { WritingLanguage } from './writing-language.ts';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';

interface AskLinkProps {
  readonly links: WritingLanguage['links'];
  readonly onClose: () => void;
  readonly onGiven: (address: string) => void;
}

/** Asks where a link leads. */
export function AskLink({ links, onClose, onGiven }: AskLinkProps) {
  const [address, setAddress] = useState(links.begin);
  const [error, setError] = useState<string | null>(null);
  const give = (given: string): void => {
    if (given !== '' && !links.isAddress(given)) {
      setError(links.wrong);
      return;
    }
    onClose();
    onGiven(given);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enlace"
      size="small"
      actions={
        <>
          <Button look="primary" onClick={() => give(address.trim())}>
            Poner enlace
          </Button>
          <Button onClick={() => give('')}>Quitar enlace</Button>
        </>
      }
    >
      <TextField
        label="Dirección"
        name="direccion-del-enlace"
        value={address}
        error={error}
        data-autofocus
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onEnter(() => give(address.trim()))}
      />
    </Dialog>
  );
}

interface AskWordsProps {
  readonly picture: File;
  readonly onPicture: (picture: File) => Promise<string | null>;
  readonly onClose: () => void;
  readonly onGiven: (address: string, words: string) => void;
}

/** Asks what a picture shows, for whoever does not see it; then has it kept. */
export function AskWords({ picture, onPicture, onClose, onGiven }: AskWordsProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    const said = words.replaceAll(/[\s[\]]+/g, ' ').trim();
    if (said === '') {
      setError('Describe la imagen: quien no la ve lee estas palabras.');
      return;
    }
    setBusy(true);
    const address = await onPicture(picture);
    setBusy(false);
    if (address === null) {
      setError('La imagen no se pudo guardar. Elige un JPG, PNG, WebP o GIF de hasta 8 MB, o vuelve a intentarlo.');
      return;
    }
    onClose();
    onGiven(address, said);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Imagen"
      size="small"
      actions={
        <>
          <Button look="primary" busy={isBusy && 'Guardando…'} onClick={() => void give()}>
            Poner imagen
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
        </>
      }
    >
      <p>{picture.name}</p>
      <TextField
        id={id}
        label="Qué muestra"
        hint="Lo que diría quien la describe por teléfono."
        name="texto-de-la-imagen"
        value={words}
        error={error}
        data-autofocus
        maxLength={300}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onEnter(() => void give())}
      />
    </Dialog>
  );
}

/** The key does nothing else: the dialog is gone by the time its press would come to the button that opened it, and open it again. */
function onEnter(give: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    give();
  };
}
