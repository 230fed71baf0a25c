/**
 * The code of the function that CloudFront runs for every request (runtime `cloudfront-js-2.0`). S3 knows only files,
 * so folders get their `index.html`, an address without its slash is redirected to the one with it, and all tickets get
 * the same file. Who comes back from a gateway by POST is sent on by GET.
 */
export function cloudfrontFunction(shells: readonly string[]): string {
  return `var SHELLS = ${JSON.stringify(shells).replaceAll('"', "'")};

function handler(event) {
  var request = event.request;
  // A path with two slashes at its start would lead to another host.
  var uri = request.uri.replace(/^\\/+/, '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') return redirect(303, 'See Other', uri, request);
  for (var i = 0; i < SHELLS.length; i++) {
    if (uri.indexOf(SHELLS[i]) === 0) {
      request.uri = SHELLS[i] + 'index.html';
      return request;
    }
  }
  if (uri.endsWith('/')) {
    request.uri = uri + 'index.html';
    return request;
  }
  // Files have a dot in their name, screens have none.
  if (uri.lastIndexOf('.') > uri.lastIndexOf('/')) {
    request.uri = uri;
    return request;
  }
  return redirect(301, 'Moved Permanently', uri + '/', request);
}

function redirect(statusCode, statusDescription, path, request) {
  return {
    statusCode: statusCode,
    statusDescription: statusDescription,
    headers: { location: { value: path + queryOf(request.querystring) } },
  };
}

/** The query as it was sent. */
function queryOf(fields) {
  var parts = [];
  for (var name in fields) {
    var values = fields[name].multiValue || [fields[name]];
    for (var i = 0; i < values.length; i++) parts.push(name + (values[i].value === '' ? '' : '=' + values[i].value));
  }
  return parts.length ? '?' + parts.join('&') : '';
}
`;
}
