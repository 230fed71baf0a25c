import { useMemo, useState } from 'react';
import type { Thread } from '#contract/tickets.ts';
import { languageOf } from '#core/text-language.ts';
import { formatDate, formatDateTime, formatTime, isoTime } from '#core/time.ts';
import { mark } from '#styles/brand.ts';
import * as brand from '../../../../brand/brand.ts';
import { attachmentUrl, isPicture } from '../images/attachment-url.ts';
import type { ThreadText } from '../ticket-texts.ts';
import { firstParts, splitLinks } from './linked-text.ts';
import { isToday } from './thread.ts';

type Message = Thread['messages'][number];

/** The number of messages that are rendered at first, and that each press for earlier ones adds. */
const SHOWN_AT_ONCE = 50;

/** The number of characters shown of a message until the reader asks for all. Typed messages are hardly ever longer. */
const LONGEST_TEXT = 4000;

/**
 * A ticket's messages, oldest first (docs/behaviour/tickets.md#messages). They show as plain text even if they look
 * like HTML.
 */
export function Messages({ t, thread: { name, messages } }: { t: ThreadText; thread: Thread }) {
  const [first, setFirst] = useState(() => pageBefore(messages.length));
  const showEarlier = () => {
    setFirst(pageBefore(first));
    // The button may disappear after this press. Move the focus to the first of the earlier messages, where the reader
    // continues.
    setTimeout(() => document.querySelector<HTMLElement>('.message')?.focus());
  };
  return (
    <div>
      {first > 0 && (
        <p className="messages-earlier">
          <button type="button" className="button quiet" onClick={showEarlier}>
            {t('thread.earlier', { count: Math.min(first, SHOWN_AT_ONCE) })}
          </button>
        </p>
      )}
      <ol className="messages" aria-label={t('thread.messages')} start={first + 1}>
        {messages.slice(first).map((message, index) => (
          <MessageItem
            t={t}
            // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and keep their places in the whole thread
            key={first + index}
            name={name}
            message={message}
            before={index > 0 ? messages[first + index - 1] : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

/** The index of the first message on the page before `first`. */
function pageBefore(first: number): number {
  return Math.max(0, first - SHOWN_AT_ONCE);
}

interface MessageItemProps {
  t: ThreadText;
  /** The customer's name from the server; blank if the server has none. */
  name: string;
  message: Message;
  /** The message above. */
  before: Message | undefined;
}

function MessageItem({ t, name, message: { isAgent, date, content, file }, before }: MessageItemProps) {
  const isNewDay = !before || formatDate(before.date) !== formatDate(date);
  const isFirst = isNewDay || before.isAgent !== isAgent;
  return (
    <li className="message" data-by={isAgent ? 'agent' : 'customer'} tabIndex={-1}>
      {isNewDay && <Day t={t} date={date} />}
      <p className={isFirst && isAgent ? 'message-by' : 'visually-hidden'}>
        {isAgent && (
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d={mark} />
          </svg>
        )}
        <strong lang={isAgent || !name.trim() ? undefined : languageOf(name)}>
          {isAgent ? brand.agentName[t.locale] : name.trim() || t('thread.you')}
        </strong>
      </p>
      {content.trim() && (
        <div className="bubble">
          <MessageText t={t} text={content} />
          {file.length === 0 && <MessageTime date={date} />}
        </div>
      )}
      {file.length > 0 && (
        <ul className="message-images">
          {file.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same image may occur twice
            <li key={`${name} ${index}`}>
              <Attachment t={t} name={name} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
      {(file.length > 0 || !content.trim()) && <MessageTime date={date} />}
    </li>
  );
}

/** The time of a message, to the minute. Seconds do not matter in a conversation, so only the title shows them. */
function MessageTime({ date }: { date: number }) {
  return (
    <time className="message-time" dateTime={isoTime(date)} title={formatDateTime(date)}>
      {formatTime(date).slice(0, 5)}
    </time>
  );
}

/** The day on which the messages below were written. Each message shows only its time. */
function Day({ t, date }: { t: ThreadText; date: number }) {
  const day = formatDate(date);
  const weekday = isoTime(date) && t('thread.weekdays').split('|')[new Date(date * 1000).getDay()];
  return (
    <p className="message-day">
      <span>
        <span className="figures">{day}</span> {isToday(date) ? t('thread.today') : weekday}
      </span>
    </p>
  );
}

/**
 * A message's text, with its addresses as links. Links open a new tab, so that an unsent reply stays on the page. A
 * very long text, such as a log, is shortened until the reader asks for all.
 */
function MessageText({ t, text }: { t: ThreadText; text: string }) {
  const [isWhole, setWhole] = useState(false);
  const parts = useMemo(() => splitLinks(text), [text]);
  const isLong = text.length > LONGEST_TEXT;
  const shown = isLong && !isWhole ? firstParts(parts, LONGEST_TEXT) : parts;
  return (
    <>
      <p className="message-text" lang={languageOf(text)}>
        {shown.map((part, index) =>
          part.kind === 'link' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
            <a key={index} href={part.href} target="_blank" rel="noreferrer">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
        {shown !== parts && ' …'}
      </p>
      {isLong && (
        <p>
          <button type="button" className="go" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'thread.showLess' : 'thread.showAll')}
          </button>
        </p>
      )}
    </>
  );
}

/**
 * An attached file. A press enlarges a picture or makes it small again. Any other file is downloaded, and never opened
 * in place of this page.
 */
function Attachment({ t, name, number }: { t: ThreadText; name: string; number: number }) {
  const [isLarge, setLarge] = useState(false);
  const [isGone, setGone] = useState(false);
  if (!isPicture(name))
    return (
      <a className="lone" href={attachmentUrl(name)} target="_blank" rel="noreferrer" download>
        {name}
      </a>
    );
  if (isGone) return <p className="message-gone soft small">{t('thread.imageGone', { number })}</p>;
  return (
    <button
      type="button"
      className="attachment"
      aria-expanded={isLarge}
      aria-label={t('thread.image', { number })}
      onClick={() => setLarge(!isLarge)}
    >
      <img
        src={attachmentUrl(name)}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setGone(true)}
      />
    </button>
  );
}
