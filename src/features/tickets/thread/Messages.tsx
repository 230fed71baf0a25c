import { useMemo, useState } from 'react';
import * as config from '../../../config.ts';
import type { Thread } from '../../../contract/tickets.ts';
import { formatDateTime } from '../../../core/time.ts';
import { Time } from '../../../ui/controls/Time.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { petrelMark } from '../../../ui/icon/icons.ts';
import { iconUser } from '../icons.ts';
import { attachmentUrl } from '../images/attachment-url.ts';
import type { ThreadText } from '../texts.ts';
import { firstParts, splitLinks } from './linked-text.ts';
import './messages.css';

type Message = Thread['messages'][number];

/** How many messages are drawn at first, and with each wish for earlier ones. */
const SHOWN_AT_ONCE = 50;

/** How many characters of a message are shown before it is asked for in full: more than anybody types. */
const LONGEST_TEXT = 4000;

/** A ticket's messages, oldest first. What people wrote is text, whatever it looks like (docs/behaviour/tickets.md#messages). */
export function Messages({ t, thread: { name, messages } }: { t: ThreadText; thread: Thread }) {
  const [first, setFirst] = useState(() => pageBefore(messages.length));
  const showEarlier = () => {
    setFirst(pageBefore(first));
    // The button may be gone by then, and what was asked for is where to read on.
    setTimeout(() => document.querySelector<HTMLElement>('.message')?.focus());
  };
  return (
    <div>
      {first > 0 && (
        <p>
          <button type="button" className="button quiet slim" onClick={showEarlier}>
            {t('thread.earlier', { count: Math.min(first, SHOWN_AT_ONCE) })}
          </button>
        </p>
      )}
      <ol className="messages" aria-label={t('thread.messages')} start={first + 1}>
        {messages.slice(first).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and keep their places in the whole thread
          <MessageItem t={t} key={first + index} name={name} message={message} />
        ))}
      </ol>
    </div>
  );
}

/** Where the messages begin that are drawn before those from `first` on. */
function pageBefore(first: number): number {
  return Math.max(0, first - SHOWN_AT_ONCE);
}

interface MessageItemProps {
  t: ThreadText;
  /** What the server calls the customer; blank where it has no name. */
  name: string;
  message: Message;
}

function MessageItem({ t, name, message: { isAgent, date, content, file } }: MessageItemProps) {
  return (
    <li className="message" data-by={isAgent ? 'agent' : 'customer'} tabIndex={-1}>
      <Avatar isAgent={isAgent} />
      <div className="message-body">
        <p className="message-head">
          <strong>{isAgent ? config.agentName[t.locale] : name.trim() || t('thread.you')}</strong>
          <Time className="soft small" seconds={date}>
            {formatDateTime(date)}
          </Time>
        </p>
        <MessageText t={t} text={content} />
        {file.length > 0 && (
          <ul className="message-images">
            {file.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same image may come twice
              <li key={`${name} ${index}`}>
                <Attachment t={t} name={name} number={index + 1} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Avatar({ isAgent }: { isAgent: boolean }) {
  return (
    <span className="avatar" aria-hidden="true">
      {isAgent ? (
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d={petrelMark} />
        </svg>
      ) : (
        <Icon path={iconUser} />
      )}
    </span>
  );
}

/**
 * A stranger's text with its addresses as links. They open a new tab, so that an unsent reply stays on the page. A text that nobody has
 * typed by hand, such as a log, is cut until it is asked for.
 */
function MessageText({ t, text }: { t: ThreadText; text: string }) {
  const [isWhole, setWhole] = useState(false);
  const parts = useMemo(() => splitLinks(text), [text]);
  const isLong = text.length > LONGEST_TEXT;
  const shown = isLong && !isWhole ? firstParts(parts, LONGEST_TEXT) : parts;
  return (
    <>
      <p className="message-text">
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
          <button type="button" className="text-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'thread.showLess' : 'thread.showAll')}
          </button>
        </p>
      )}
    </>
  );
}

/** An image that grows and shrinks when it is pressed. */
function Attachment({ t, name, number }: { t: ThreadText; name: string; number: number }) {
  const [isLarge, setLarge] = useState(false);
  const [isGone, setGone] = useState(false);
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
