import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import {
  type SyllabusId,
  type SyllabusMaterial,
  syllabusField,
  syllabusLimits,
} from '#domain/learning/syllabus/syllabus.ts';
import { titleOfFile } from '#domain/learning/syllabus/syllabus-changes.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import styles from './syllabus.module.css';
import type { SyllabusStore } from './syllabus-store.ts';

interface MaterialsProps {
  readonly store: SyllabusStore;
  /** Null: of the content as a whole. */
  readonly classId: SyllabusId | null;
  readonly materials: readonly SyllabusMaterial[];
  readonly mayEdit: boolean;
}

/** What is downloaded with a class, or with the whole content. */
export const EditedMaterials = observer(function EditedMaterials({
  store,
  classId,
  materials,
  mayEdit,
}: MaterialsProps) {
  const api = useService(ContentFilesApi);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (files: readonly File[]): Promise<void> => {
    setProblem(null);
    for (const file of files) {
      setSending(file.name);
      const kept = await api.keepMaterial(store.productId, file);
      if (kept.ok)
        store.changeMaterials(classId, (all) => [...all, store.newMaterial(titleOfFile(file.name), kept.value.file)]);
      else setProblem(`${file.name}: ${kept.refusal.detail}`);
    }
    setSending(null);
  };
  return (
    <div>
      <ul className={styles.materials}>
        {materials.map(({ id, title, file }, index) => (
          <li key={id} className={styles.material}>
            <TextField
              id={syllabusField(id)}
              name={`material-${id}`}
              label={`Material ${index + 1}, ${(file.split('.').at(-1) ?? '').toUpperCase()}`}
              value={title}
              readOnly={!mayEdit}
              maxLength={syllabusLimits.title}
              error={errorOf(store.lacks, syllabusField(id))}
              onChange={({ target }) =>
                store.changeMaterials(classId, (all) =>
                  all.map((each) => (each.id === id ? { ...each, title: target.value } : each)),
                )
              }
            />
            {mayEdit && (
              <IconButton
                icon="trash"
                label={`Quitar el material ${title === '' ? index + 1 : `«${title}»`}`}
                onClick={() => store.changeMaterials(classId, (all) => all.filter((each) => each.id !== id))}
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <p className={styles.materialsDo}>
          <FileButton
            label="Archivos para descargar"
            accept=".pdf,.docx,.xlsx,.pptx"
            size="small"
            busy={sending !== null && `Subiendo ${sending}…`}
            onChooseAll={(chosen) => void add(chosen)}
          >
            Agregar material…
          </FileButton>
          <span className={styles.hint}>PDF, Word, Excel o PowerPoint, de hasta 20 MB.</span>
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
});
