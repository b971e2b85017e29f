import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.logging.LogManager;

/**
 * Answers firebase-tools' questions about Storage rules, one JSON object a line on stdin and stdout,
 * with the rules engine in the Google Cloud SDK's Firestore emulator. It stands in for the runtime that
 * firebase-tools would download. Of Firestore, rules can ask `firestore.get`, and of a document's
 * data texts and times; `firestore.exists` is beyond it, and denies.
 */
public final class StorageRulesRuntime {
  private static final String GET = "firestore.get";

  private final Map<String, Evaluator> rulesets = new HashMap<>();
  private final BufferedReader input =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  /** What has come while a document was waited for. */
  private final Queue<JsonObject> requests = new ArrayDeque<>();

  public static void main(String[] arguments) throws Exception {
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    // Both are read by firebase-tools: a stray line on stdout is an answer to it, one on stderr a warning.
    System.setOut(System.err);
    LogManager.getLogManager().reset();

    JsonObject ready = message(-1);
    ready.addProperty("action", "");
    runtime.output.println(ready);
    while (true) {
      JsonObject request = runtime.requests.poll();
      runtime.reply(request == null ? runtime.read() : request);
    }
  }

  private JsonObject read() throws IOException {
    String line = input.readLine();
    // firebase-tools is gone: so is the reason to live, whatever threads the engine has started.
    if (line == null) System.exit(0);
    return JsonParser.parseString(line).getAsJsonObject();
  }

  private void reply(JsonObject request) {
    JsonObject answer = message(request.get("id").getAsInt());
    JsonObject context = request.getAsJsonObject("context");
    try {
      if (request.get("action").getAsString().equals("load_ruleset")) load(context, answer);
      else verify(context, answer);
    } catch (Exception | StackOverflowError error) {
      answer.getAsJsonArray("errors").add(error.toString());
    }
    output.println(answer);
  }

  private void load(JsonObject context, JsonObject answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    FirebaseRulesLangOptions withFirestore =
        FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).build();
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(withFirestore).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean fatal = issue.getSeverity() == Issue.Severity.ERROR;
      int line = issue.getSourcePosition().getLine();
      answer
          .getAsJsonArray(fatal ? "errors" : "warnings")
          .add("storage.rules:" + line + " - " + issue.getDescription());
    }
    if (!answer.getAsJsonArray("errors").isEmpty()) return;
    rulesets.put(
        context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty(
        "rulesVersion", Math.max(1, compiled.getRulesetAst().getVersion().getNumber()));
    answer.add("result", result);
  }

  private void verify(JsonObject context, JsonObject answer) throws Exception {
    int id = answer.get("id").getAsInt();
    Evaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    boolean permit = ruleset.evaluate(new Request(context, id)).get().permit();
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    answer.add("result", result);
  }

  /** Asks firebase-tools for a document; one that is not there is without its data. */
  private ExpressionValue get(ExpressionPathValue path, int id) throws IOException {
    StringBuilder document = new StringBuilder();
    for (ExpressionPathSegmentValue segment : path.getSegmentsList()) {
      document.append('/').append(segment.getSimple());
    }
    JsonObject context = new JsonObject();
    context.addProperty("path", document.toString());
    JsonObject question = message(id);
    question.addProperty("server_request_id", id);
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    output.println(question);
    while (true) {
      JsonObject next = read();
      if (next.get("id").getAsInt() != id) {
        requests.add(next);
        continue;
      }
      JsonObject found = next.getAsJsonObject("result");
      JsonObject resource = new JsonObject();
      if (found != null) resource.add("data", mapOf(found.getAsJsonObject("fields")));
      return parsed(mapOf(resource));
    }
  }

  /** As Firestore's REST interface and the engine both write it. */
  private static JsonObject mapOf(JsonObject fields) {
    JsonObject map = new JsonObject();
    map.add("fields", fields);
    JsonObject value = new JsonObject();
    value.add("mapValue", map);
    return value;
  }

  private static ExpressionValue parsed(JsonElement json) throws IOException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
    return value.build();
  }

  private static JsonObject message(int id) {
    JsonObject message = new JsonObject();
    message.addProperty("id", id);
    message.addProperty("status", "ok");
    message.add("errors", new JsonArray());
    message.add("warnings", new JsonArray());
    return message;
  }

  /** What the rules see of one request for a file. */
  private final class Request implements Evaluator.Context {
    private final JsonObject context;
    private final int id;

    Request(JsonObject context, int id) {
      this.context = context;
      this.id = id;
    }

    @Override
    public String service() {
      return context.get("service").getAsString();
    }

    @Override
    public String method() {
      return context.get("method").getAsString();
    }

    @Override
    public ExpressionPathValue path() {
      ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
      for (String segment : context.get("path").getAsString().split("/")) {
        if (!segment.isEmpty()) {
          path.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
        }
      }
      return path.build();
    }

    @Override
    public ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables() {
      ImmutableMap.Builder<String, Supplier<ListenableFuture<ExpressionValue>>> variables =
          ImmutableMap.builder();
      context
          .getAsJsonObject("variables")
          .entrySet()
          .forEach(each -> variables.put(each.getKey(), () -> valueOf(each.getValue())));
      return variables.build();
    }

    private ListenableFuture<ExpressionValue> valueOf(JsonElement json) {
      try {
        return Futures.immediateFuture(parsed(json));
      } catch (IOException error) {
        return Futures.immediateFailedFuture(error);
      }
    }

    @Override
    public ImmutableMap<String, AsyncRuntimeFunction> functions() {
      return ImmutableMap.of(
          GET,
          new AsyncRuntimeFunction() {
            @Override
            public String name() {
              return GET;
            }

            @Override
            public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
              try {
                ExpressionValue document = get(request.getArguments(0).getPathValue(), id);
                return Futures.immediateFuture(
                    ExecutionResponse.newBuilder().setValue(document).build());
              } catch (IOException error) {
                return Futures.immediateFailedFuture(error);
              }
            }
          });
    }
  }
}
