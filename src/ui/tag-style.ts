import tag from '#styles/tag.css?inline';
import { adoptStyle } from './adopt-style.ts';

// Tags come with what is fetched, so no document waits for their style.
adoptStyle(tag);
