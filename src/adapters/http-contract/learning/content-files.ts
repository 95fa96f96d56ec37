import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { syllabusEndpoints } from './syllabus.ts';
import { finishVideoUpload, syllabusArea } from './video-uploads.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { productParams } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { contentUploadRules } from '#domain/learning/syllabus/content-upload-rules.ts';

const path = '/api/v1/staff/products/:id/content-files';
const file = v.pipe(v.string('Falta el archivo.'), v.maxLength(300, tooLong));
const common = {
  area: syllabusArea,
  signIn: 'required',
  permission: 'edit-own-products',
  params: productParams,
} as const;
const seen = { ...common, permission: 'see-products' } as const;

export const keepCaptions = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/captions`,
  summary: 'Guarda subtítulos WebVTT de un video, si cada línea está bien; si no, dice qué falla en cada una',
  body: v.object({
    text: v.string('Faltan los subtítulos.'),
    /** Of the video; null: not known. */
    seconds: v.nullable(v.pipe(v.number(), v.minValue(0))),
  }),
  answer: v.object({ file: v.string() }),
});

export const readCaptionsFile = endpoint({
  ...seen,
  method: 'GET',
  path: `${path}/captions`,
  summary: 'El texto de unos subtítulos del producto, para corregirlos',
  query: v.object({ file }),
  answer: v.object({ text: v.string() }),
});

export const keepContentPicture = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/pictures`,
  summary: 'Guarda una imagen del producto: la portada de un video o la de una lectura',
  bodyFormat: 'form',
  largestFile: contentUploadRules.picture.largestBytes,
  body: v.object({ use: v.picklist(['poster', 'picture']), imagen: formFile('Elige una imagen.') }),
  answer: v.object({ file: v.string(), address: v.string() }),
});

export const keepMaterial = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/materials`,
  summary: 'Guarda un archivo para descargar',
  bodyFormat: 'form',
  largestFile: contentUploadRules.material.largestBytes,
  body: v.object({ material: formFile('Elige un archivo.') }),
  answer: v.object({ file: v.string() }),
});

export const addressOfContentFile = endpoint({
  ...seen,
  method: 'GET',
  path: `${path}/addresses`,
  summary: 'Una dirección por la que se ve o se descarga un archivo del producto, durante una hora',
  query: v.object({ file }),
  answer: v.object({ address: v.string() }),
});

export const contentFileEndpoints = [
  syllabusEndpoints.read,
  syllabusEndpoints.keep,
  finishVideoUpload,
  keepCaptions,
  readCaptionsFile,
  keepContentPicture,
  keepMaterial,
  addressOfContentFile,
] as const;
