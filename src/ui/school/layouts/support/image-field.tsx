import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { uploadRefusalText, uploadRules } from '#domain/shared/upload-rule.ts';
import { Button, buttonClass } from '#ui/kit/controls/button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Field, useFieldWiring } from '#ui/kit/forms/field.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { SupportStore } from './support-store.ts';
import styles from './image-field.module.css';

const rule = uploadRules.supportImage;

/** The image of a support request, with a preview of 150 px. Source: SUPPORT-2, LAY-11. */
export const ImageField = observer(function ImageField({ store }: { store: SupportStore }) {
  const hint = 'JPG, PNG, WebP o GIF, de hasta 5 MB.';
  const error = store.faults.image;
  const wiring = useFieldWiring({ hint, error }, useId());
  const [address, setAddress] = useState<string | null>(null);
  const { image } = store;
  useEffect(() => {
    if (!(image instanceof Blob)) return setAddress(null);
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0] ?? null;
    const fault = file === null ? null : faultOf(file);
    if (fault === null) store.attach(file);
    else store.refuseImage(fault);
    // The same file may be chosen again after it was taken away.
    if (fault !== null) currentTarget.value = '';
  };
  return (
    <Field id={wiring.id} label="Imagen del problema" hint={hint} error={error} optional>
      {image === null ? (
        <span className={classNames(buttonClass({}), styles.choose)}>
          <Icon name="image" /> Elegir imagen
          <input {...wiring} type="file" name="image" accept="image/*" className={styles.input} onChange={choose} />
        </span>
      ) : (
        <div className={styles.chosen}>
          {address !== null && (
            <img
              src={address}
              alt={`Vista previa de ${image.name}`}
              width={150}
              height={150}
              className={styles.preview}
            />
          )}
          <Button size="small" look="quiet" onClick={() => store.attach(null)}>
            Quitar la imagen
          </Button>
        </div>
      )}
    </Field>
  );
});

function faultOf(file: File): string | null {
  const { formats, largestBytes } = rule;
  if (!file.type.startsWith('image/') || file.type.includes('svg')) {
    return uploadRefusalText({ kind: 'upload-format', formats }, 'La imagen');
  }
  return file.size > largestBytes ? uploadRefusalText({ kind: 'upload-too-large', largestBytes }, 'La imagen') : null;
}
