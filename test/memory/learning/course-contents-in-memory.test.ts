import { CourseContentsInMemory } from './course-contents-in-memory.ts';
import { courseContentsContract } from '#test/ports/learning/course-contents.ts';

courseContentsContract((contents, matters) => Promise.resolve(new CourseContentsInMemory(contents, matters)));
