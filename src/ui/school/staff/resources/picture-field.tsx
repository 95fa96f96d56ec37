import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { PictureFolder } from '#domain/office/resources/field.ts';
import { mediaTypesOf } from '#domain/shared/media-types.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { formatList, uploadRefusalText } from '#domain/shared/upload-rule.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Field, type FieldTexts, useFieldWiring } from '#ui/kit/forms/field.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import styles from './resources.module.css';

const { formats, largestBytes } = officeUploadRules.portrait;
const taken = `${formatList(formats)}, hasta ${largestBytes / (1024 * 1024)} MB.`;

interface PictureFieldProps extends FieldTexts {
  readonly name: string;
  /** The file that the school keeps; '': none. */
  readonly file: string;
  readonly folder: PictureFolder;
  readonly onChange: (file: string) => void;
}

/** A picture of the school: seen as it is, changed by choosing another. */
export const PictureField = observer(function PictureField(props: PictureFieldProps) {
  const { name, file, folder, onChange, label, hint, error, optional = false } = props;
  const store = useService(ResourceFormStore);
  const api = useService(ResourceApi);
  const site = useService(SiteSettings);
  // As the field stands when the picture has come: what was typed beside it meanwhile stays.
  const change = useRef(onChange);
  useEffect(() => void (change.current = onChange));
  const send = async (chosen: File): Promise<void> => {
    if (store.open === null) return;
    if (chosen.size > largestBytes) {
      return store.blame(name, uploadRefusalText({ kind: 'upload-too-large', largestBytes }, 'La imagen'));
    }
    const sent = await api.sendPicture(store.open.name, folder, chosen);
    store.blame(name, sent.ok ? null : sent.refusal.detail);
    if (sent.ok) change.current(sent.value.file);
  };
  const texts = { hint: hint ?? taken, error };
  const wiring = useFieldWiring(texts);
  return (
    <Field id={wiring.id} label={label} {...texts} optional={optional}>
      <div className={styles.picture}>
        {file !== '' && <img src={site.imageAddress(file)} alt="" className={styles.preview} data-folder={folder} />}
        <FileButton
          wiring={wiring}
          name={name}
          accept={mediaTypesOf(formats)}
          icon="image"
          onChoose={(chosen) => void send(chosen)}
        >
          {file === '' ? 'Elegir imagen' : 'Cambiar imagen'}
        </FileButton>
        {file !== '' && optional && (
          <Button size="small" look="quiet" onClick={() => onChange('')}>
            Quitarla
          </Button>
        )}
      </div>
    </Field>
  );
});
